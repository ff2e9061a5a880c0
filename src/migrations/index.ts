import * as migration_20261124_122210_initial from './20261124_122210_initial';

export const migrations = [
  {
    up: migration_20261124_122210_initial.up,
    down: migration_20261124_122210_initial.down,
    name: '20261124_122210_initial'
  },
];
