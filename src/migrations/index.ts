import * as migration_20261128_105242_initial from './20261128_105242_initial';

export const migrations = [
  {
    up: migration_20261128_105242_initial.up,
    down: migration_20261128_105242_initial.down,
    name: '20261128_105242_initial'
  },
];
