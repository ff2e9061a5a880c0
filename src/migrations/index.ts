import * as migration_20261125_210851_initial from './20261125_210851_initial';

export const migrations = [
  {
    up: migration_20261125_210851_initial.up,
    down: migration_20261125_210851_initial.down,
    name: '20261125_210851_initial'
  },
];
