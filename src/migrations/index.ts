import * as migration_20261128_104327_initial from './20261128_104327_initial';

export const migrations = [
  {
    up: migration_20261128_104327_initial.up,
    down: migration_20261128_104327_initial.down,
    name: '20261128_104327_initial'
  },
];
