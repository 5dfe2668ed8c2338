const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether it can be a token at all; nothing else is looked up. */
export const isToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text);
