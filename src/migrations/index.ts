import * as migration_20261126_035119_initial from './20261126_035119_initial';

export const migrations = [
  {
    up: migration_20261126_035119_initial.up,
    down: migration_20261126_035119_initial.down,
    name: '20261126_035119_initial'
  },
];
