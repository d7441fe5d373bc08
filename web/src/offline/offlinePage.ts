/** What is seen when the server does not answer: it says so, and goes on by itself as soon as the server is back. */

import '../style/tokens.css';
import '../style/base.css';
import { settingValuesFrom } from '../app/settingValues';
import { kept } from '../app/storage';

const AGAIN_MS = 5000;

const { theme } = settingValuesFrom(kept('emberhold.settings'));
const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
document.documentElement.dataset['theme'] = light ? 'light' : 'dark';

const again = (): void => location.reload();
document.querySelector('button')?.addEventListener('click', again);
addEventListener('online', again);

async function look(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) again();
}
setInterval(() => void look(), AGAIN_MS);
