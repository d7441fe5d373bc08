/** How the events of Ashes look. The board can be understood without any of it. */

import { sound } from '../../app/sound';
import type { Board } from '../../table/board.svelte';
import type { Effect, Stage } from '../../table/stage';
import type { EventOf } from '../../views/allGames';
import { POOL_SIZE, type AshesEvent } from '../../views/ashes';
import { impact } from '../impact';

const FLAKES = 18;
const COLOURS = ['var(--text-2)', 'var(--line-2)', 'var(--accent-2)', 'var(--accent)'];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Flakes of ash rise from where a card was. */
function ash(rect: DOMRect, layer: HTMLElement, duration: number): void {
  for (let i = 0; i < FLAKES; i++) {
    const flake = document.createElement('i');
    const size = 3 + Math.random() * 6;
    Object.assign(flake.style, {
      position: 'absolute',
      left: `${rect.left + Math.random() * rect.width}px`,
      top: `${rect.top + Math.random() * rect.height}px`,
      width: `${size}px`,
      height: `${size}px`,
      borderRadius: '30% 70% 60% 40%',
      background: COLOURS[i % COLOURS.length] ?? '',
    });
    layer.append(flake);
    const dx = (Math.random() - 0.3) * 90;
    const dy = -40 - Math.random() * 90;
    flake
      .animate(
        [
          { transform: 'none', opacity: 0.95 },
          { transform: `translate(${dx}px, ${dy}px) rotate(${dx * 4}deg) scale(0.3)`, opacity: 0 },
        ],
        { duration: duration * (2.4 + Math.random() * 2), easing: 'ease-out' },
      )
      .finished.catch(() => {})
      .finally(() => flake.remove());
  }
}

/** The dice tumble one after another. */
function tumble(stage: Stage, anchors: readonly string[]): Promise<void> {
  const { duration } = stage;
  anchors.forEach((anchor, i) => {
    stage.element(anchor)?.animate(
      [
        { transform: 'rotate(-200deg) scale(0.5)', opacity: 0.2 },
        { transform: 'rotate(12deg) scale(1.12)', opacity: 1, offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: duration * 1.3, delay: i * 22, easing: 'ease-out', fill: 'backwards' },
    );
  });
  return pause(duration);
}

/** The dice roll in one after another. What a die shows is known once it lies still. */
function roll(stage: Stage, anchors: readonly string[]): Promise<void> {
  const { duration } = stage;
  if (!duration) return Promise.resolve();
  const dice = anchors.flatMap((anchor) => stage.element(anchor) ?? []);
  dice.forEach((die, i) => {
    const [far, high] = [die.offsetWidth * (2.4 + (i % 3) * 0.5), die.offsetHeight];
    const times = { duration: duration * 2.2, delay: i * 28, easing: 'ease-out', fill: 'backwards' } as const;
    die.animate(
      [
        { transform: `translate(${-far}px, ${-high}px) rotate(-600deg) scale(0.8)`, opacity: 0 },
        { transform: `translate(${-far * 0.5}px, ${high * 0.1}px) rotate(-330deg)`, opacity: 1, offset: 0.35 },
        { transform: `translate(${-far * 0.22}px, ${-high * 0.35}px) rotate(-150deg)`, offset: 0.58 },
        { transform: `translate(0, ${high * 0.06}px) rotate(12deg)`, offset: 0.86 },
        { transform: 'none' },
      ],
      times,
    );
    for (const face of die.querySelectorAll('.sign, .line')) face.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, {}], times);
  });
  return pause(duration * 1.5);
}

function diceAnchors(seat: number, kind: string): string[] {
  return Array.from({ length: POOL_SIZE }, (_, i) => `die-${seat}-${kind}-${i}`);
}

/** Tell the stage how to show events; the returned function undoes that. */
export function stageEffects(board: Board, layer: () => HTMLElement | null): () => void {
  const { stage } = board;
  const off: (() => void)[] = [];
  const on = <K extends AshesEvent['kind']>(kind: K, effect: Effect<EventOf<AshesEvent, K>>): void => {
    off.push(stage.on(kind, effect));
  };
  const struck = new Set<number>();
  const fallen = new Set<number>();

  on('damaged', async (event) => {
    const id = event.card.id;
    struck.add(id);
    sound('hit');
    impact(stage, layer(), id, event.amount, 'burn');
    void stage.shake(id);
    void stage.pulse(id, 'harm');
    await stage.float(id, `−${event.amount}`, 'harm');
  });
  on('wounded', async (event) => {
    const id = event.card.id;
    // Damage has been shown already. Wounds that come without damage are shown here.
    if (struck.delete(id)) return;
    void stage.pulse(id, 'harm');
    await stage.float(id, `−${event.amount}`, 'harm');
  });
  for (const kind of ['healed', 'recovered'] as const) {
    on(kind, async (event) => {
      const id = event.card.id;
      void stage.pulse(id, 'heal');
      await stage.float(id, `+${event.amount}`, 'heal');
    });
  }
  on('boosted', (event) => stage.float(event.card.id, `+${event.amount}`, 'gain'));
  on('destroyed', async (event) => {
    const id = event.card.id;
    fallen.add(id);
    const rect = stage.rect(id);
    const above = layer();
    if (rect && above && stage.duration) ash(rect, above, stage.duration);
    await stage.crumble(id);
  });
  on('left-play', async (event) => {
    const id = event.card.id;
    // A destroyed card has already crumbled to ash. Any other card that leaves flies to where the rules send it.
    if (fallen.delete(id) || stage.element(id)) return;
    const zone = event.zone.replace(/^zone-/, '');
    await stage.fly(id, `${zone}-${event.seat}`);
  });
  on('summoned', (event) => stage.arrive(event.card.id, `conjurations-${event.seat}`));
  on('drew', async (event) => {
    const seat = event.seat;
    const drawn = event.cards.map((card) => card.id).filter(Boolean);
    if (drawn.length) await Promise.all(drawn.map((id) => stage.arrive(id, `draw-${seat}`)));
    else await stage.fly(`draw-${seat}`, `hand-${seat}`);
  });
  on('discarded', async (event) => {
    const id = event.card.id;
    if (!stage.element(id)) await stage.fly(id, `discard-${event.seat}`);
  });
  on('returned', (event) => stage.arrive(event.card.id, `discard-${event.seat}`));
  on('searched', (event) => stage.arrive(event.card.id, `draw-${event.seat}`));
  on('discarded-top', (event) => stage.fly(`draw-${event.seat}`, `discard-${event.seat}`));
  on('played', async (event) => {
    const id = event.card.id;
    if (stage.element(id)) await stage.arrive(id, `hand-${event.seat}`);
  });
  for (const kind of ['used', 'used-ability'] as const) {
    on(kind, async (event) => {
      const element = stage.element(event.card.id);
      void stage.pulse(event.card.id);
      await stage.animate(element, [
        { transform: 'none' },
        { transform: 'scale(1.09)', offset: 0.4 },
        { transform: 'none' },
      ]);
    });
  }
  on('attackers', async (event) => {
    // They lunge away from their own side.
    const up = event.seat === (board.seat ?? 0) ? -1 : 1;
    await Promise.all(
      event.cards.map((card) =>
        stage.animate(stage.element(card.id), [
          { transform: 'none' },
          { transform: `translateY(${up * 22}px) scale(1.06)`, offset: 0.45 },
          { transform: 'none' },
        ]),
      ),
    );
  });
  on('rolled', (event) => {
    const seat = event.seat;
    const kinds = [...new Set(event.dice.map((die) => die.replace(/^die-/, '')))];
    sound('dice');
    return roll(stage, kinds.flatMap((kind) => diceAnchors(seat, kind)));
  });
  on('die-turned', (event) => {
    const type = event.die.split('-')[1] ?? '';
    const face = event.face.replace(/^face-/, '');
    return tumble(stage, diceAnchors(event.seat, `${type}-${face}`).slice(0, 1));
  });
  on('die-readied', (event) =>
    tumble(stage, diceAnchors(event.seat, event.die.replace(/^die-/, '')).slice(0, 1)),
  );
  on('dice-spent', async (event) => {
    const seat = event.seat;
    const spent = event.dice.map((die) => die.split('-')[1] ?? '');
    const anchors = [...new Set(spent)].flatMap((type) => diceAnchors(seat, `${type}-spent`));
    await Promise.all(
      anchors.map((anchor) =>
        stage.animate(stage.element(anchor), [
          { transform: 'translateY(-10px) scale(1.25)', filter: 'brightness(2)' },
          { transform: 'none', filter: 'none' },
        ]),
      ),
    );
  });
  on('targeted-player', (event) => stage.pulse(`area-${event.player}`, 'harm'));
  on('turn', (event) => stage.pulse(`area-${event.seat}`));
  on('round', () => stage.pulse('horizon'));
  return () => off.forEach((undo) => undo());
}
