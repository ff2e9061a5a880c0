import * as migration_20261120_205624_initial from './20261120_205624_initial';

export const migrations = [
  {
    up: migration_20261120_205624_initial.up,
    down: migration_20261120_205624_initial.down,
    name: '20261120_205624_initial'
  },
];
