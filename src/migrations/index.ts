import * as migration_20261125_090206_initial from './20261125_090206_initial';

export const migrations = [
  {
    up: migration_20261125_090206_initial.up,
    down: migration_20261125_090206_initial.down,
    name: '20261125_090206_initial'
  },
];
