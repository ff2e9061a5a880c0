import * as migration_20261125_025115_initial from './20261125_025115_initial';

export const migrations = [
  {
    up: migration_20261125_025115_initial.up,
    down: migration_20261125_025115_initial.down,
    name: '20261125_025115_initial'
  },
];
