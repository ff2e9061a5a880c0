import * as migration_20261129_091800_initial from './20261129_091800_initial';

export const migrations = [
  {
    up: migration_20261129_091800_initial.up,
    down: migration_20261129_091800_initial.down,
    name: '20261129_091800_initial'
  },
];
