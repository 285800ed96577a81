import { say } from '~/ui/enhance/say';

/** Tells something where the server's own notices stand, with a button that opens the page anew if it has a label. */
export function tell(text: string, act?: string) {
  const news = document.querySelector('[data-part="news"]');
  if (!news) return;
  news.replaceChildren();
  const notice = say(news, text, 'notice warn row');
  if (!act) return;
  const button = document.createElement('button');
  button.className = 'button';
  button.textContent = act;
  button.addEventListener('click', () => location.reload());
  notice.appendChild(button);
}
