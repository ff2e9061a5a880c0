import * as migration_20261128_030803_initial from './20261128_030803_initial';

export const migrations = [
  {
    up: migration_20261128_030803_initial.up,
    down: migration_20261128_030803_initial.down,
    name: '20261128_030803_initial'
  },
];
