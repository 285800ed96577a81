import { printTyped } from '~/sheets/print-typed';
import { blankSheet, withFields } from '~/sheets/typed-sheet';
import { findDraft } from '~/ui/form/draft';

/** Too late to be handed in, and still to be read: what was typed for this tournament on this device. */
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
