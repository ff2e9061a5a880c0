import * as migration_20261125_073716_initial from './20261125_073716_initial';

export const migrations = [
  {
    up: migration_20261125_073716_initial.up,
    down: migration_20261125_073716_initial.down,
    name: '20261125_073716_initial'
  },
];
