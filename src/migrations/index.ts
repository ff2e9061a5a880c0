import * as migration_20261123_080521_initial from './20261123_080521_initial';

export const migrations = [
  {
    up: migration_20261123_080521_initial.up,
    down: migration_20261123_080521_initial.down,
    name: '20261123_080521_initial'
  },
];
