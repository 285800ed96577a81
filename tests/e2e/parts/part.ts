document.body.dataset.part = 'loaded';

export {};
