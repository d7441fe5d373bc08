/** The elements of cards that cost no dice, or whose elements are not what they look like, chosen by hand: mostly those of
 * the spell that summons them. They are names of CSS variables. */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  'aradel-summergaard': ['natural', 'illusion'],
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
  'noah-redmoon': ['illusion', 'ceremonial'],
  'saria-guideman': ['charm', 'ceremonial'],
  'sleeping-widow': ['ceremonial', 'illusion'],
  'three-eyed-owl': ['charm', 'accent'],
};

/** The colour of what is apart from the rest of a picture: the second element, or else gold. */
export function secondTint(tints: readonly string[]): string {
  return tints[1] ?? ((tints[0] ?? 'accent') === 'accent' ? 'accent-2' : 'accent');
}
