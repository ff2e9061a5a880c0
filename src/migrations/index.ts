import * as migration_20261126_034815_initial from './20261126_034815_initial';

export const migrations = [
  {
    up: migration_20261126_034815_initial.up,
    down: migration_20261126_034815_initial.down,
    name: '20261126_034815_initial'
  },
];
