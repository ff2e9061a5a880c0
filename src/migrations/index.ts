import * as migration_20261129_132830_initial from './20261129_132830_initial';

export const migrations = [
  {
    up: migration_20261129_132830_initial.up,
    down: migration_20261129_132830_initial.down,
    name: '20261129_132830_initial'
  },
];
