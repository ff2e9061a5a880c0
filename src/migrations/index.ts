import * as migration_20261128_030507_initial from './20261128_030507_initial';

export const migrations = [
  {
    up: migration_20261128_030507_initial.up,
    down: migration_20261128_030507_initial.down,
    name: '20261128_030507_initial'
  },
];
