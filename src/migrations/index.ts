import * as migration_20261128_172156_initial from './20261128_172156_initial';

export const migrations = [
  {
    up: migration_20261128_172156_initial.up,
    down: migration_20261128_172156_initial.down,
    name: '20261128_172156_initial'
  },
];
