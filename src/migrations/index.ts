import * as migration_20261123_073604_initial from './20261123_073604_initial';

export const migrations = [
  {
    up: migration_20261123_073604_initial.up,
    down: migration_20261123_073604_initial.down,
    name: '20261123_073604_initial'
  },
];
