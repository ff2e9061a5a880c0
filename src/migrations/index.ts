import * as migration_20261129_103127_initial from './20261129_103127_initial';

export const migrations = [
  {
    up: migration_20261129_103127_initial.up,
    down: migration_20261129_103127_initial.down,
    name: '20261129_103127_initial'
  },
];
