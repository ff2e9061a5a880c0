import * as migration_20261128_213144_initial from './20261128_213144_initial';

export const migrations = [
  {
    up: migration_20261128_213144_initial.up,
    down: migration_20261128_213144_initial.down,
    name: '20261128_213144_initial'
  },
];
