import { printTyped } from '~/sheets/print-typed';
import { blankSheet, withFields } from '~/sheets/typed-sheet';
import { findDraft } from '~/ui/form/draft';

// Shows this device's unsent draft for a tournament whose submission has closed.
const box = document.querySelector<HTMLElement>('[data-kept-draft]');
const values = box && findDraft(box.dataset.keptDraft ?? '', Date.now());
const area = box?.querySelector('textarea');
if (box && values && area) {
  area.value = printTyped(
    withFields(blankSheet(), values),
    document.documentElement.lang === 'en' ? 'en' : 'ja',
  );
  box.hidden = false;
}
