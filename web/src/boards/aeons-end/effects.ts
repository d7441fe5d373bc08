/** What the events of Aeon's End look like. */

import { sound } from '../../app/sound';
import type { Board } from '../../table/board.svelte';
import type { Anchor, Effect, Effects, Stage, Tone } from '../../table/stage';
import type { AeonsEndEvent, PositionWord } from '../../views/aeons-end';
import type { EventOf } from '../../views/allGames';
import { impact } from '../impact';
import { at, away, breachAnchor as breach, cardId, glow, hit, raise, type AnchorOf } from './effectParts';
import { MATS } from './mats/allMats';
import { aeonsEndView } from './view';

type WithSeat = { seat: number };
type WithBreach = WithSeat & { owner?: number; breach: PositionWord };

/** A card that has just appeared flies in from its pile. One that was visible there before does not jump back; it
 * glows. */
function come(stage: Stage, anchor: Anchor, from: Anchor, tone: Tone = 'plain'): Promise<void> {
  const appearing = stage.element(anchor)?.getAnimations().some((one) => one.playState === 'running');
  return appearing ? stage.arrive(anchor, from) : stage.pulse(anchor, tone);
}

/** A word above the nemesis' name, if that is visible. */
async function cry(stage: Stage, word: string): Promise<void> {
  const rect = stage.element('nemesis-name')?.getBoundingClientRect();
  const board = stage.element('nemesis-name')?.closest('.board')?.getBoundingClientRect();
  if (rect && board && rect.bottom > board.top) await stage.float('nemesis-name', word, 'harm');
}

/** The rift flares up and turns. */
function flare(event: WithBreach, stage: Stage): Promise<void> {
  return stage.animate(stage.element(breach(event)), [
    { filter: 'none', transform: 'scale(1)' },
    { filter: 'brightness(1.9) drop-shadow(0 0 1rem var(--aether))', transform: 'scale(1.12)', offset: 0.45 },
    { filter: 'none', transform: 'scale(1)' },
  ]);
}

/** The same, so that it can be heard. */
function turned(event: WithBreach, stage: Stage): Promise<void> {
  sound('breach');
  return flare(event, stage);
}

/** Tell the stage how to show events; the returned function undoes that. */
export function stageEffects(board: Board, layer: () => HTMLElement | null): () => void {
  const seat = (name: string) => (event: WithSeat): Anchor => `${name}-${event.seat}`;
  const exclaim = <E>(anchor: AnchorOf<E>, message: string, tone: Tone): Effect<E> => async (event, stage) => {
    void stage.shake(anchor(event));
    await stage.float(anchor(event), board.texts.has(message) ? board.say(message) : '', tone);
  };
  /** A gained card comes from its supply pile. On the discard pile it may be out of sight. */
  const gained: Effect<EventOf<AeonsEndEvent, 'gained'>> = (event, stage) => {
    const pile = aeonsEndView(board.view)?.market.find((one) => one.card === event.card.card);
    return pile ? stage.fly(pile.id, seat('discard')(event)) : stage.pulse(seat('discard')(event), 'gain');
  };
  const drew: Effect<EventOf<AeonsEndEvent, 'drew'>> = async (event, stage) => {
    await Promise.all(event.cards.map((card) => come(stage, card.id, seat('deck')(event))));
  };
  /** A turn order card is turned over from the deck. */
  const drawn: Effect<EventOf<AeonsEndEvent, 'turn-card'>> = (event, stage) => come(stage, event.turn.id, 'turn-deck');
  /** A card goes onto a deck, unless it can still be seen where it was. */
  const toDeck: Effect<EventOf<AeonsEndEvent, 'put-on-deck'>> = away(seat('deck'));
  const toHand: Effect<EventOf<AeonsEndEvent, 'to-hand'>> = (event, stage) => come(stage, event.card.id, seat('discard')(event));
  const givenBack: Effect<EventOf<AeonsEndEvent, 'given-back'>> = (event, stage) => {
    const pile = aeonsEndView(board.view)?.market.find((one) => one.card === event.card.card);
    return pile ? stage.fly(event.card.id, pile.id) : Promise.resolve();
  };
  const attack: Effect<EventOf<AeonsEndEvent, 'attack'>> = async (event, stage) => {
    void stage.shake('nemesis');
    await cry(stage, board.name(event.card.card));
  };

  const blow = <E>(anchor: AnchorOf<E>): Effect<E & { amount: number }> => (event, stage) => {
    sound('hit');
    impact(stage, layer(), anchor(event), event.amount, 'break');
    return hit(anchor)(event, stage);
  };

  const shown: Effects<AeonsEndEvent> = {
    'nemesis-hurt': blow(at('nemesis')),
    'nemesis-gained': raise(at('nemesis')),
    'nemesis-tokens': raise(at('nemesis-tokens'), 'harm'),
    'nemesis-tokens-lost': hit(at('nemesis-tokens'), 'heal'),
    'minion-hurt': blow(cardId),
    'minion-gained': glow(cardId, 'heal'),
    'damage-prevented': async (event, stage) => stage.float(cardId(event), '0', 'plain'),
    'power-token': async (event, stage) => {
      void stage.pulse(cardId(event), 'harm');
      await stage.float(cardId(event), String(event.left), 'harm');
    },
    unleashed: async (_event, stage) => {
      void stage.shake('nemesis');
      await cry(stage, board.say('event-unleashed'));
    },
    attack,
    entered: (event, stage) => come(stage, cardId(event), 'nemesis-deck', 'harm'),
    'left-play': (event, stage) => stage.crumble(cardId(event)),
    destroyed: (event, stage) => stage.crumble(cardId(event)),
    'breach-destroyed': (event, stage) => stage.crumble(breach(event)),
    suffered: blow(seat('mage')),
    'life-gained': raise(seat('mage')),
    exhausted: exclaim(seat('mage'), 'board-exhausted', 'harm'),
    'gravehold-suffered': blow(at('gravehold')),
    'gravehold-gained': raise(at('gravehold')),
    charged: raise(seat('charges'), 'gain'),
    'charges-lost': hit(seat('charges')),
    'aether-gained': raise(seat('aether'), 'gain'),
    ability: glow(seat('mage'), 'gain'),
    focused: turned,
    opened: turned,
    prepped: flare,
    'surge-added': flare,
    energized: flare,
    drew,
    'turn-card': drawn,
    gained,
    'put-on-deck': toDeck,
    'to-hand': toHand,
    'given-back': givenBack,
    discarded: away(seat('discard')),
    flipped: glow(seat('deck')),
    'turn-begins': glow(seat('mage')),
  };
  const off = [shown, ...[...MATS.values()].map((mat) => mat.effects)].map((effects) => board.stage.onAll(effects));
  return () => off.forEach((undo) => undo());
}
