import * as migration_20261128_033846_initial from './20261128_033846_initial';

export const migrations = [
  {
    up: migration_20261128_033846_initial.up,
    down: migration_20261128_033846_initial.down,
    name: '20261128_033846_initial'
  },
];
