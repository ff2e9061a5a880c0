import * as migration_20261129_105712_initial from './20261129_105712_initial';

export const migrations = [
  {
    up: migration_20261129_105712_initial.up,
    down: migration_20261129_105712_initial.down,
    name: '20261129_105712_initial'
  },
];
