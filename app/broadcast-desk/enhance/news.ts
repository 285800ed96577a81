import { say } from '~/ui/enhance/say';

/** Shows a notice with a reload button, or with a link if `act.to` is given. */
export function showNews(text: string, act?: { label: string; to?: string }) {
  const news = document.querySelector('[data-part="news"]');
  if (!news) return;
  news.replaceChildren();
  const notice = say(news, text, 'notice warn row');
  if (!act) return;
  const { label, to } = act;
  const control = to ? Object.assign(document.createElement('a'), { href: to, target: '_blank' }) : anew();
  control.className = 'button';
  control.textContent = label;
  notice.appendChild(control);
}

function anew() {
  const button = document.createElement('button');
  button.addEventListener('click', () => location.reload());
  return button;
}
