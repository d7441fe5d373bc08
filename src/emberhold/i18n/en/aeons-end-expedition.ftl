### What an expedition says to people between two battles. Names of cards are those of Aeon's End.

## Questions

ask-expedition-consolation = You lost, but you do not go home empty-handed. What do you look for in the ruins?
ask-expedition-piles = Choose pile { $at } of { $of } for the market. Piles that stay behind are banished for the rest of the expedition.
ask-expedition-mage = Which mage do you play in this battle?
ask-expedition-treasure = Which treasure do you take along?
ask-expedition-group-treasure = Which treasure does the whole group take along?
ask-expedition-holder = Who begins with the X token?
ask-expedition-ready = Everything is chosen. Do you set out?

## Choices

do-expedition-consolation = { $what }
do-expedition-take = { $card }
do-expedition-rest = Sit this battle out
do-expedition-holder = { $seat }
do-expedition-set-out = Set out
do-expedition-again = Choose again from the start

expedition-consolation-gem = a random gem
expedition-consolation-relic = a random relic
expedition-consolation-spell = a random spell
expedition-consolation-mage = a random mage
expedition-consolation-treasure = a random treasure

## What happened

event-story = { $text }
event-consolation = { $seat_who ->
    [you] You choose { $what }.
   *[other] { $seat } chooses { $what }.
}
event-took-pile = { $seat_who ->
    [you] You choose { $card } for the market ({ $count } of 9).
   *[other] { $seat } chooses { $card } for the market ({ $count } of 9).
}
event-took-mage = { $seat_who ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-sits-out = { $seat_who ->
    [you] You sit this battle out.
   *[other] { $seat } sits this battle out.
}
event-took-treasure = { $seat_who ->
    [you] You take { $card } along.
   *[other] { $seat } takes { $card } along.
}
event-took-group-treasure = The group takes { $card } along.
event-x-token-goes-to = { $seat_who ->
    [you] You begin with the X token.
   *[other] { $seat } begins with the X token.
}
event-chose-again = Everything is chosen again.
event-set-out = { $count ->
    [0] You set out.
   *[other] You set out. These piles stay behind: { $cards }.
}
event-left-expedition = { $seat_who ->
    [you] You leave the expedition.
   *[other] { $seat } leaves the expedition.
}

## How it ends

outcome-set-out = The battle begins.
outcome-consoled = The choice is made.
outcome-abandoned = The expedition was given up.
over-won = { $reason }

## Which match it is, and the chronicle

expedition-title-choice = Before battle { $battle }, try { $attempt }: { $nemesis } is ahead.
expedition-title-battle = Battle { $battle }, try { $attempt }: { $who } against { $nemesis }.
expedition-record-won = Battle { $battle }, try { $attempt }: { $mages } defeated { $nemesis }.
expedition-record-lost = Battle { $battle }, try { $attempt }: { $mages } lost against { $nemesis }.
expedition-score = Score of the expedition: { $n }

## Why not

why-expedition-over = Everything is chosen; the battle begins.
why-expedition-no-such-thing = That is not in the Barracks.
why-expedition-not-this-step = Something else is being chosen now.
why-expedition-not-your-turn = Somebody else is choosing now.
why-expedition-no-pile = This is no pile that can be chosen.
why-expedition-taken = This pile is chosen already.
why-expedition-mage-taken = Somebody plays this mage already.
why-expedition-nobody-fights = Somebody has to fight.
why-expedition-treasure-taken = This treasure is taken along already.
why-expedition-other-level = Treasures of this level are not chosen now.

## The story of the first expedition

story-new-age-before-1 = Commander Soskel rode north with forty people and has not come back. Four mages follow the tracks into the hills. On the third evening the ground hums, grubs pour out of it like water, and behind them something enormous turns its head. On the ridge stand strangers who do not help and do not run. They only watch.
story-new-age-won-1 = The nest burns for two days. One of the strangers comes down from the ridge at last. Her name is Rhia, and she does not ask whether she may come along. In her people’s camp you find old things with a light in them, wrapped in cloth and handled with care.
story-new-age-lost-1 = You run until the humming stops. Behind you the hill closes over the camp as if nobody had ever been there. But the tracks still lead north, and so must you.
story-new-age-before-2 = The forest is dark at noon. Every trunk hums with power that nobody put there. In the middle of it a mage sits among threads of light, weaving. He calls himself Arachnos. He has seen what the Nameless are, he says, and he means to be more.
story-new-age-won-2 = The threads fall like rain, and the light goes out of the trees. Under the last of them lies Soskel, alive, bound with a rope that has no end. He says that he has counted the days. He is wrong by a year.
story-new-age-lost-2 = The web takes back the ground that you had won, thread by thread. Arachnos does not even get up. You rest where the humming is faint, and you think of another way in.
story-new-age-before-3 = Soskel leads. Beyond the forest nothing grows. An old man sits there on a hill of bones, thin as paper, and smiles at you. Wherever his shadow falls, the grass is a hundred years older than a step away. He has all the time there is, he says. He has yours, too.
story-new-age-won-3 = He turns to dust with the smile still on his face. In the bare earth where he sat something green comes up within the hour. Talix has slept beneath it since before any of you were born, and she is very hungry.
story-new-age-lost-3 = You crawl out of his shadow with grey in your hair. Nobody says how many years it was. The old man waves after you. He can wait.
story-new-age-before-4 = All who were lost are found, and the way home is known. You are a day from the walls when the howling begins, first behind you, then on both sides, then in front. Fenrix has smelled every battle that you won. He has only waited until you were tired.
story-new-age-won-4 = Dawn comes, and nothing howls. The gates of New Gravehold stand open, and for once somebody sings on the walls. You sleep for three days. Then you unpack what you have brought, and somebody spreads a map with a great deal of white on it.
story-new-age-lost-4 = The pack has driven you back into the hills, and the lights of home are gone again. But wolves tire too. You count heads, you count charges, and you turn around.
story-new-age-abandoned = You turn back. The story of this expedition ends here, for now.

## The story of a random expedition

story-random-before = The scouts bring a name, a place and a bad feeling. You open the Barracks and choose who goes.
story-random-won = It is over. You carry home what is worth carrying, and the next name is on the map already.
story-random-lost = You got away, and that has to be enough for today. You know your enemy better now.
story-random-before-crooked-mask = A player came to the market with a face for every buyer. Those who laughed at it took one home, and now they do not take it off. They are polite, they work, they hide bread under the floor. Last night all of them turned their heads at the same time and looked at your window.
story-random-won-crooked-mask = Under the mask was another, and then another, and under the last one nothing at all. In the whole city porcelain falls on stone. People touch their cheeks as if they were new. You carry home what is worth carrying, and throw away every mirror that has watched.
story-random-lost-crooked-mask = You got away, most of you. One is smiling and cannot stop. You sit around the fire and look at each other’s faces for a long time before anybody says a word.
story-random-before-gate-witch = The same beggar has come to the gate three times this morning, and each time he says it is the first. A bell rings that was melted down years ago. Somewhere a woman is opening doors in places where there is no wall, and through each of them you can see the same hill, and yourselves on it, losing.
story-random-won-gate-witch = The last gate folds up like a letter. For a moment it is yesterday, and tomorrow, and then it is only evening, and somebody asks what there is to eat. You carry home what is worth carrying. The beggar greets you as old friends.
story-random-lost-gate-witch = You were quick, and she had already been there. You have fled along a road that you will only take next week. Rest, if you can tell for how long.
story-random-before-magus-of-cloaks = The lamps along the wall go out one by one, and nobody has touched them. Whoever goes to light them again comes back and says there was a man, or the coat of a man, and another coat under it. The evenings begin earlier now. Yesterday it did not get light until noon.
story-random-won-magus-of-cloaks = Under the last cloak was almost nothing: an old man, thinner than his shadow, blinking. The dark lies about in rags, and the seamstresses will not touch it. You carry home what is worth carrying, and leave every lamp burning.
story-random-lost-magus-of-cloaks = You struck, and struck, and it was like beating a curtain. Somewhere behind it somebody was laughing, quietly, as one laughs at children. You have found each other by your voices. Now you count who is there.
story-random-before-carapace-queen = First it is a rustling in the walls, then the walls themselves. The miners come up without their lamps and will not say what they saw. What you do see, in the last light, is a shell the size of a house, and under it the ground, which moves.
story-random-won-carapace-queen = The shell cracks, and the rustling stops in every wall of the city at once. The children are the first to dare it: they sweep the dry husks into heaps and jump into them. You carry home what is worth carrying.
story-random-lost-carapace-queen = For each one that you trod on, two came out of the cracks. You have closed the iron doors, one behind the other. You can hear them on the other side, patient, like rain.
story-random-before-knight-of-shackles = Four rings of iron hang in the air above the old parade ground, and each night one of them has turned a little. He sits below them on his horse and does not move, but his chains do. Those who served under him say that he always opened the small gates first.
story-random-won-knight-of-shackles = The rings fall one after the other, and the ground shakes four times. In the chains lie suits of armour with nobody in them. You carry home what is worth carrying, and the smith melts the rest down for ploughshares.
story-random-lost-knight-of-shackles = The last ring stood open like an eye, and they came through it in step. Behind the second wall you can still hear the chains. He is in no hurry. He has closed the rings again, so that you can watch him open them.
story-random-before-blight-lord = It began with a ring that the jeweller could not get off her finger. Now the bakery has a green window that nobody put in, and there are people in the lower town who have stopped moving, and they shine. Far below, something with a thousand facets is waiting until there are enough.
story-random-won-blight-lord = It cracks from the crown down, and the green runs out of the walls like water. The jeweller can move her hand again. You carry home what is worth carrying, but no stones.
story-random-lost-blight-lord = Where you stood there is a garden of glass now, very beautiful, and one of the flowers has your gloves on. You count your fingers each morning. In the pouch that you were sure was empty something clicks.
story-random-before-hollow-crown = There is a throne in the deep again, and somebody sits on it. Nine went down to kneel, and you knew most of their names. They do not sleep now, they do not eat, and when they cut their hands, it is your walls that bleed. She herself has not stood up yet. She has not had to.
story-random-won-hollow-crown = The last of the nine lets go of the step, and the throne is empty. Perhaps it always was. The crown lies on the seat and does not weigh a thing. You carry home what is worth carrying, and leave that where it is.
story-random-lost-hollow-crown = You cut one down, and another took the same place, and smiled with the same smile. You hear them singing from up here. Two of the voices are new. You count those who came back with you, twice.
story-random-before-umbra-titan = The dust comes down in the deepest halls, a little every night. Down there stand the pillars that nobody built, and something leans on them, darker than the dark around it. It is not in a hurry. It has counted them, too.
story-random-won-umbra-titan = What was left of it ran down between the stones like ink. The masons go from pillar to pillar and knock, and listen, and nod. You carry home what is worth carrying, and for once you sleep below.
story-random-lost-umbra-titan = A hall has come down, and then the one above it. You stand in the open with all that you could carry and feel it through your soles: a step, and a long time nothing, and another step.
story-random-before-prince-of-gluttons = The storehouse was empty in the morning, and nobody could say what had been in it. The cook had forgotten her own recipes. Something sits below the city and feeds, not on bread, but on what you know. It has good manners. It begins with the small things.
story-random-won-prince-of-gluttons = When it bursts, everything comes back at once: names, spells, the taste of plums. People stand in the street and tell each other what they remember. You carry home what is worth carrying, and write it down.
story-random-lost-prince-of-gluttons = You know that you fought, because you are bleeding. How it went, nobody can say any more. Somewhere below, a napkin is folded. You go over your notes once again while you still can read them.
story-random-before-rageborne = You hear it before you see it: stone on stone, and breath like a forge. The one who insulted it has been dust for a thousand years, and it has not calmed down since. Each wall it tears down only makes it angrier. The next one would be yours.
story-random-won-rageborne = It falls with its fists still clenched, and for the first time in a thousand years it is quiet here. Somebody laughs, and then nobody can stop. You carry home what is worth carrying.
story-random-lost-rageborne = It does not even pursue you. It is busy breaking what you left behind, and then what is below that. You bind your wounds within earshot of it. As long as you can hear it, it is not at your gates.
story-random-abandoned = You turn back. This expedition ends here.
