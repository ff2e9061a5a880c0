import * as migration_20261125_082931_initial from './20261125_082931_initial';

export const migrations = [
  {
    up: migration_20261125_082931_initial.up,
    down: migration_20261125_082931_initial.down,
    name: '20261125_082931_initial'
  },
];
