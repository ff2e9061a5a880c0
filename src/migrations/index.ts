import * as migration_20261125_030854_initial from './20261125_030854_initial';

export const migrations = [
  {
    up: migration_20261125_030854_initial.up,
    down: migration_20261125_030854_initial.down,
    name: '20261125_030854_initial'
  },
];
