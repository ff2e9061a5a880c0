import * as migration_20261125_022240_initial from './20261125_022240_initial';

export const migrations = [
  {
    up: migration_20261125_022240_initial.up,
    down: migration_20261125_022240_initial.down,
    name: '20261125_022240_initial'
  },
];
