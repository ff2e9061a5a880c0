import * as migration_20261125_021058_initial from './20261125_021058_initial';

export const migrations = [
  {
    up: migration_20261125_021058_initial.up,
    down: migration_20261125_021058_initial.down,
    name: '20261125_021058_initial'
  },
];
