import * as migration_20261128_023742_initial from './20261128_023742_initial';

export const migrations = [
  {
    up: migration_20261128_023742_initial.up,
    down: migration_20261128_023742_initial.down,
    name: '20261128_023742_initial'
  },
];
