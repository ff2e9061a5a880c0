import * as migration_20261124_033220_initial from './20261124_033220_initial';

export const migrations = [
  {
    up: migration_20261124_033220_initial.up,
    down: migration_20261124_033220_initial.down,
    name: '20261124_033220_initial'
  },
];
