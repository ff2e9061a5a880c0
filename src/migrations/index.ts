import * as migration_20261124_112253_initial from './20261124_112253_initial';

export const migrations = [
  {
    up: migration_20261124_112253_initial.up,
    down: migration_20261124_112253_initial.down,
    name: '20261124_112253_initial'
  },
];
