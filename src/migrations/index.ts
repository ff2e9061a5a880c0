import * as migration_20261124_033905_initial from './20261124_033905_initial';

export const migrations = [
  {
    up: migration_20261124_033905_initial.up,
    down: migration_20261124_033905_initial.down,
    name: '20261124_033905_initial'
  },
];
