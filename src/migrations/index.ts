import * as migration_20261125_032122_initial from './20261125_032122_initial';

export const migrations = [
  {
    up: migration_20261125_032122_initial.up,
    down: migration_20261125_032122_initial.down,
    name: '20261125_032122_initial'
  },
];
