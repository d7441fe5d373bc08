/** The elements of cards that cost no dice, chosen by hand: mostly those of the spell that summons them. They are names of
 * CSS variables. */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  'blood-puppet': ['ceremonial'],
  'blue-jaguar': ['illusion', 'accent'],
  'butterfly-monk': ['natural', 'charm'],
  'false-demon': ['illusion', 'ceremonial'],
  gilder: ['charm', 'accent'],
  'iron-rhino': ['natural'],
  'jessa-na-ni': ['ceremonial', 'charm'],
  'maeoni-viper': ['natural', 'accent'],
  'masked-wolf': ['illusion', 'accent'],
  'mist-spirit': ['illusion'],
  'seaside-raven': ['illusion', 'natural'],
  'silver-snake': ['natural', 'charm'],
  'sleeping-widow': ['ceremonial', 'illusion'],
  'three-eyed-owl': ['charm', 'accent'],
};
