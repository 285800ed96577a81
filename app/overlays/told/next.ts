import { type BracketMatch, matchesOf } from '~/broadcast/bracket';
import type { OnAirNext, OnAirSide } from '~/broadcast/on-air';
import { type Html, html } from '../html';
import { fitLine, headline, localizedName, namedPlayer, ofSide, roundOf, six } from '../pieces';
import type { Shot } from '../shot';
import { words } from '../words';

const sideOf = (player: string): OnAirSide => ({
  player,
  score: 0,
  color: null,
  team: null,
  hidesTeam: false,
});

export function nextMatch(shot: Shot): Html {
  const [next] = shot.scene.upNext ?? [];
  const rivals = ({ players, round, sides }: OnAirNext) => html`
    ${([1, 2] as const).map((number) => {
      const side = sides?.[number - 1] ?? sideOf(players[number - 1] ?? '');
      const face = html`<div class="face${side.team ? ' seated' : ''}">${namedPlayer(shot, side)}${six(shot, side)}</div>`;
      return ofSide(shot, [side, number], 'next', face);
    })}
    <b class="vs" data-place="vs" aria-hidden="true"><span>VS</span></b>
    ${roundOf(shot, round ?? shot.scene.round)}`;
  return html`
    <section class="part next-match" data-screen="${shot.screen}" data-key="next">
      ${headline(shot, localizedName(shot, words.nextMatch))}
      ${next && rivals(next)}
    </section>`;
}

export function bracket(shot: Shot): Html | undefined {
  const bracketData = shot.scene.bracket;
  if (!bracketData) return undefined;
  const matches = matchesOf(bracketData);
  const line = ({ players, score, winner }: BracketMatch, seat: 0 | 1) => {
    const fate = winner === null ? '' : winner === seat ? 'won' : 'lost';
    return html`
      <p class="${fate}">
        ${fitLine(shot, players[seat] || '—', 'player')}
        ${score && html`<b class="score">${score[seat]}</b>`}
      </p>`;
  };
  const stage = (title: Html, from: number, to: number) => html`
    <div class="round-of">
      <h3>${title}</h3>
      <ol>
        ${matches
          .slice(from, to)
          .map(
            (match) => html`<li class="tie"><div class="face">${line(match, 0)}${line(match, 1)}</div></li>`,
          )}
      </ol>
    </div>`;
  const final = matches.at(-1);
  const champion = final && final.winner !== null && final.players[final.winner];
  return html`
    <section class="part bracket" data-screen="${shot.screen}" data-key="bracket">
      ${headline(shot, localizedName(shot, words.bracket))}
      <div class="tree" data-place="tree" data-direction="${shot.theme.layout.bracketDirection}">
        ${stage(localizedName(shot, words.quarterfinals), 0, 4)}
        ${stage(localizedName(shot, words.semifinals), 4, 6)}
        ${stage(localizedName(shot, words.final), 6, 7)}
        ${
          champion &&
          html`
            <div class="crowned">
              <div class="face">${localizedName(shot, words.champion)}${fitLine(shot, champion, 'player')}</div>
            </div>`
        }
      </div>
    </section>`;
}
