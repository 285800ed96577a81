export interface TypeLook {
  color: string;
  shape: string;
}

// White has a contrast of 3:1 or more on each color, as graphics must (WCAG 1.4.11).
const looks: Readonly<Record<string, TypeLook>> = {
  normal: {
    color: '#77776c',
    shape: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  },
  fire: {
    color: '#d9480f',
    shape: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z',
  },
  water: { color: '#1971c2', shape: 'M12 2.5c4 5 6 8 6 11.5a6 6 0 0 1-12 0c0-3.5 2-6.5 6-11.5z' },
  electric: { color: '#a87b00', shape: 'M14 2 5 14h6l-1 8 9-12h-6z' },
  grass: {
    color: '#2f8a3a',
    shape: 'M20 4c0 9-4 14-10 14-2 0-3-.5-4-1.5l-2 3.5-1.5-1 3-5C5 8 11 4 20 4z',
  },
  ice: {
    color: '#12879a',
    shape: 'M12 1.5L14 8.5L21.1 6.8L16 12L21.1 17.3L14 15.5L12 22.5L10 15.5L2.9 17.3L8 12L2.9 6.7L10 8.5z',
  },
  fighting: {
    color: '#b3322b',
    shape:
      'M5 8a2 2 0 0 1 4 0V7a2 2 0 0 1 4 0 2 2 0 0 1 4 0v1a2 2 0 0 1 3 1.5V14a6 6 0 0 1-6 6h-4a5 5 0 0 1-5-5z',
  },
  poison: {
    color: '#8e3aa8',
    shape:
      'M9 7a6 6 0 1 0 0 12A6 6 0 0 0 9 7zM18 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM18 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  ground: {
    color: '#a0692a',
    shape: 'M3 20l2.5-5h13l2.5 5zM6.5 13 9 8h6l2.5 5zM10 6l1-2h2l1 2z',
  },
  flying: {
    color: '#5773c7',
    shape: 'M3 16C3 9 9 4 21 4c-1 3-3 4-5 4.5h3c-1 3-3 4-5.5 4.5H16c-2 4-8 6-13 3z',
  },
  psychic: {
    color: '#d1326a',
    shape: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zm10-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
  bug: {
    color: '#6c8210',
    shape:
      'M11 7v14a7 7 0 0 1-6-7 7 7 0 0 1 6-7zM13 7a7 7 0 0 1 6 7 7 7 0 0 1-6 7zM7 2l3 4H8L5.5 3zM17 2l-3 4h2l2.5-3z',
  },
  rock: { color: '#86763c', shape: 'M8 4h8l5 8-4 8H7l-4-8zM9.5 7 7 12h6l2-5z' },
  ghost: {
    color: '#5f4d8f',
    shape: 'M5 21V11a7 7 0 0 1 14 0v10l-3.5-2.5L12 21l-3.5-2.5zM8.5 9.5v4h2.5v-4zM13 9.5v4h2.5v-4z',
  },
  dragon: {
    color: '#4f43c9',
    shape:
      'M3 3c3 6 3 12 0 18C9 16 10 9 3 3zM10 3c3 6 3 12 0 18 6-5 7-12 0-18zM17 3c3 6 3 12 0 18 6-5 7-12 0-18z',
  },
  dark: { color: '#4a4653', shape: 'M15 3a9 9 0 1 0 6 12A8 8 0 0 1 15 3z' },
  steel: {
    color: '#5a7184',
    shape: 'M12 2l8.7 5v10L12 22l-8.7-5V7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
  fairy: {
    color: '#c0439a',
    shape: 'M12 2c1 6 4 9 10 10-6 1-9 4-10 10-1-6-4-9-10-10 6-1 9-4 10-10z',
  },
  stellar: {
    color: '#2f6f8f',
    shape:
      'M12 1.5L14.4 6.3L19.4 4.6L17.7 9.6L22.5 12L17.7 14.4L19.4 19.4L14.4 17.7L12 22.5L9.6 17.7L4.6 19.4L6.3 14.4L1.5 12L6.3 9.6L4.6 4.6L9.6 6.3z',
  },
};
const unknown: TypeLook = { color: '#6b7280', shape: 'M9 4h6v10H9zM9 16h6v4H9z' };

export const lookOf = (type: string): TypeLook => (Object.hasOwn(looks, type) && looks[type]) || unknown;
