/** What the events of Ashes look like. Nothing here is needed to understand the board. */

import type { Board, CardView } from '../../table/board.svelte';
import type { Stage } from '../../table/stage';
import type { GameEvent } from '../../texts/narrate';

type Show = (slug: string, seat: number) => void;

const FLAKES = 18;
const COLOURS = ['var(--text-2)', 'var(--line-2)', 'var(--accent-2)', 'var(--accent)'];

const idOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'id' in value ? Number((value as CardView).id) : 0;
const slugOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'card' in value ? (value as CardView).card : null;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Flakes of ash rise from where something was. */
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

/** Dice tumble, one a little after the other. */
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

function diceAnchors(seat: number, kind: string): string[] {
  return Array.from({ length: 10 }, (_, i) => `die-${seat}-${kind}-${i}`);
}

/** Tells the stage; the returned function takes it all back. */
export function stageEffects(board: Board, layer: () => HTMLElement | null, show: Show): () => void {
  const { stage } = board;
  const off: (() => void)[] = [];
  const on = (kind: string, effect: (event: GameEvent) => void | Promise<void>): void => {
    off.push(stage.on(kind, effect));
  };
  const struck = new Set<number>();
  const fallen = new Set<number>();

  on('damaged', async (event) => {
    const id = idOf(event['card']);
    struck.add(id);
    if (!stage.duration) return;
    void stage.shake(id);
    void stage.pulse(id, 'harm');
    await stage.float(id, `−${String(event['amount'])}`, 'harm');
  });
  on('wounded', async (event) => {
    const id = idOf(event['card']);
    // The damage has been shown; wounds that come without any are shown here.
    if (struck.delete(id)) return;
    void stage.pulse(id, 'harm');
    await stage.float(id, `−${String(event['amount'])}`, 'harm');
  });
  for (const kind of ['healed', 'recovered']) {
    on(kind, async (event) => {
      const id = idOf(event['card']);
      void stage.pulse(id, 'heal');
      await stage.float(id, `+${String(event['amount'])}`, 'heal');
    });
  }
  on('boosted', (event) => stage.float(idOf(event['card']), `+${String(event['amount'])}`, 'gain'));
  on('destroyed', async (event) => {
    const id = idOf(event['card']);
    fallen.add(id);
    const rect = stage.rect(id);
    const above = layer();
    if (rect && above && stage.duration) ash(rect, above, stage.duration);
    await stage.crumble(id);
  });
  on('left-play', async (event) => {
    const id = idOf(event['card']);
    // What was destroyed has fallen to ash; what else leaves goes where the rules send it.
    if (fallen.delete(id) || stage.element(id)) return;
    const zone = String(event['zone']).replace(/^zone-/, '');
    await stage.fly(id, `${zone}-${String(event['seat'])}`);
  });
  on('summoned', (event) => stage.arrive(idOf(event['card']), `conjurations-${String(event['seat'])}`));
  on('drew', async (event) => {
    const seat = String(event['seat']);
    const drawn = list(event['cards']).map(idOf).filter(Boolean);
    if (drawn.length) await Promise.all(drawn.map((id) => stage.arrive(id, `draw-${seat}`)));
    else await stage.fly(`draw-${seat}`, `hand-${seat}`);
  });
  on('discarded', async (event) => {
    const id = idOf(event['card']);
    if (!stage.element(id)) await stage.fly(id, `discard-${String(event['seat'])}`);
  });
  on('discarded-top', (event) => stage.fly(`draw-${String(event['seat'])}`, `discard-${String(event['seat'])}`));
  on('played', async (event) => {
    const slug = slugOf(event['card']);
    const id = idOf(event['card']);
    if (stage.element(id)) void stage.arrive(id, `hand-${String(event['seat'])}`);
    if (slug && event['seat'] !== board.seat) {
      show(slug, Number(event['seat']));
      await pause(stage.duration * 2);
    }
  });
  for (const kind of ['used', 'used-ability']) {
    on(kind, async (event) => {
      const element = stage.element(idOf(event['card']));
      void stage.pulse(idOf(event['card']));
      await stage.animate(element, [
        { transform: 'none' },
        { transform: 'scale(1.09)', offset: 0.4 },
        { transform: 'none' },
      ]);
    });
  }
  on('attackers', async (event) => {
    // They lunge away from their own side.
    const up = event['seat'] === (board.seat ?? 0) ? -1 : 1;
    await Promise.all(
      list(event['cards']).map((card) =>
        stage.animate(stage.element(idOf(card)), [
          { transform: 'none' },
          { transform: `translateY(${up * 22}px) scale(1.06)`, offset: 0.45 },
          { transform: 'none' },
        ]),
      ),
    );
  });
  on('rolled', (event) => {
    const seat = Number(event['seat']);
    const kinds = [...new Set(list(event['dice']).map((die) => String(die).replace(/^die-/, '')))];
    return tumble(stage, kinds.flatMap((kind) => diceAnchors(seat, kind)));
  });
  on('die-turned', (event) => {
    const type = String(event['die']).split('-')[1] ?? '';
    const face = String(event['face']).replace(/^face-/, '');
    return tumble(stage, diceAnchors(Number(event['seat']), `${type}-${face}`).slice(0, 1));
  });
  on('die-readied', (event) =>
    tumble(stage, diceAnchors(Number(event['seat']), String(event['die']).replace(/^die-/, '')).slice(0, 1)),
  );
  on('dice-spent', async (event) => {
    const seat = Number(event['seat']);
    const spent = list(event['dice']).map((die) => String(die).split('-')[1] ?? '');
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
  on('targeted-player', (event) => stage.pulse(`area-${String(event['player'])}`, 'harm'));
  on('turn', (event) => stage.pulse(`area-${String(event['seat'])}`));
  on('round', () => stage.pulse('horizon'));
  return () => off.forEach((undo) => undo());
}
