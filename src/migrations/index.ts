import * as migration_20261124_074725_initial from './20261124_074725_initial';

export const migrations = [
  {
    up: migration_20261124_074725_initial.up,
    down: migration_20261124_074725_initial.down,
    name: '20261124_074725_initial'
  },
];
