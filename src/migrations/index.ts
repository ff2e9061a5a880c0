import * as migration_20261125_083257_initial from './20261125_083257_initial';

export const migrations = [
  {
    up: migration_20261125_083257_initial.up,
    down: migration_20261125_083257_initial.down,
    name: '20261125_083257_initial'
  },
];
