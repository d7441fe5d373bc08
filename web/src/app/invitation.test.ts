import { describe, expect, it } from 'vitest';
import { invitationFrom, isThisMachine } from './invitation';

describe('the link for others', () => {
  const lan = 'http://192.168.7.5:8000';
  const here = 'http://127.0.0.1:8000';

  it('is the address of this browser, if that is not this machine', () => {
    expect(invitationFrom('https://play.example.org', null)).toEqual({ bases: ['https://play.example.org'], trouble: '' });
    expect(invitationFrom(lan, { addresses: [], here_only: true })).toEqual({ bases: [lan], trouble: '' });
  });
  it('is an address in the network, if this browser is on the machine of the server', () => {
    expect(invitationFrom(here, { addresses: [lan], here_only: false })).toEqual({ bases: [lan], trouble: '' });
  });
  it('says why others cannot come', () => {
    expect(invitationFrom(here, { addresses: [], here_only: true })).toEqual({ bases: [here], trouble: 'here-only' });
    expect(invitationFrom(here, { addresses: [], here_only: false }).trouble).toBe('no-network');
    expect(invitationFrom(here, null).trouble).toBe('no-network');
  });
  it('knows the names of this machine', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]']) expect(isThisMachine(host)).toBe(true);
    for (const host of ['192.168.7.5', 'localhost.example.org', '10.127.0.0', 'a.b']) expect(isThisMachine(host)).toBe(false);
  });
});
