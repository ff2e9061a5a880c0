import * as migration_20261120_214422_initial from './20261120_214422_initial';

export const migrations = [
  {
    up: migration_20261120_214422_initial.up,
    down: migration_20261120_214422_initial.down,
    name: '20261120_214422_initial'
  },
];
