import type { DraftRules } from '~/ui/form/use-draft';

const notKept = /^(submissionKey|tournamentId|intent|paste|late|reason|account|__.*)$/;

export const sheetDraft: DraftRules = {
  isKept: (name) => !notKept.test(name),
  onFilled(form) {
    for (const name of ['readingId', 'secondReadingId']) {
      const reading = form.elements.namedItem(name);
      if (reading instanceof HTMLInputElement) reading.dispatchEvent(new Event('restored'));
    }
  },
};
