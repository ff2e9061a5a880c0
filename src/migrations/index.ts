import * as migration_20261128_175003_initial from './20261128_175003_initial';

export const migrations = [
  {
    up: migration_20261128_175003_initial.up,
    down: migration_20261128_175003_initial.down,
    name: '20261128_175003_initial'
  },
];
