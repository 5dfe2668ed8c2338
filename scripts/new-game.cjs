'use strict';

require('./node-version.cjs').runTask('new-game');
