import * as migration_20261126_040402_initial from './20261126_040402_initial';

export const migrations = [
  {
    up: migration_20261126_040402_initial.up,
    down: migration_20261126_040402_initial.down,
    name: '20261126_040402_initial'
  },
];
