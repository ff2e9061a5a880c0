import * as migration_20261124_121234_initial from './20261124_121234_initial';

export const migrations = [
  {
    up: migration_20261124_121234_initial.up,
    down: migration_20261124_121234_initial.down,
    name: '20261124_121234_initial'
  },
];
