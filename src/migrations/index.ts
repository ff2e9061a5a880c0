import * as migration_20261125_084313_initial from './20261125_084313_initial';

export const migrations = [
  {
    up: migration_20261125_084313_initial.up,
    down: migration_20261125_084313_initial.down,
    name: '20261125_084313_initial'
  },
];
