import * as migration_20261125_084643_initial from './20261125_084643_initial';

export const migrations = [
  {
    up: migration_20261125_084643_initial.up,
    down: migration_20261125_084643_initial.down,
    name: '20261125_084643_initial'
  },
];
