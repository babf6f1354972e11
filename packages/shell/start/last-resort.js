// Runs before everything else, even in browsers that cannot run the rest of the portal, so all of it is ES5. It is a
// separate file because the pages allow no inline script.
(function () {
  var isShown = false;

  function line(tag, language, text) {
    var element = document.createElement(tag);
    element.lang = language;
    element.appendChild(document.createTextNode(text));
    return element;
  }

  function show(fr, en, withReload) {
    if (isShown) return;
    isShown = true;
    var notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    notice.style.cssText =
      'padding:16px;background:#fff4d6;color:#3d2c00;font:16px/1.5 sans-serif' +
      (withReload ? ';margin:15vh 0;text-align:center' : '');
    notice.appendChild(line('p', 'fr', fr));
    notice.appendChild(line('p', 'en', en));
    if (withReload) {
      var button = document.createElement('button');
      button.style.cssText =
        'min-height:44px;margin:16px;padding:0 16px;border:0;background:#3d2c00;color:#fff4d6;font:inherit';
      button.appendChild(line('span', 'fr', 'Recharger'));
      button.appendChild(document.createTextNode(' - '));
      button.appendChild(line('span', 'en', 'Reload'));
      button.onclick = function () {
        location.reload();
      };
      notice.appendChild(button);
    }
    var insert = function () {
      document.body.insertBefore(notice, document.body.firstChild);
    };
    if (document.body) insert();
    else document.addEventListener('DOMContentLoaded', insert);
  }

  var isSupported =
    'noModule' in document.createElement('script') &&
    'popover' in document.documentElement &&
    typeof Promise.withResolvers === 'function';
  if (!isSupported)
    show(
      'Navigateur trop ancien : des parties du portail peuvent manquer. Il faut {{browsers}} ou plus récent.',
      'Browser too old: parts of the portal may be missing. It takes {{browsers}} or newer.'
    );

  // An error before the first render leaves an empty page, for example a script that is missing or faulty.
  window.addEventListener(
    'error',
    function (event) {
      var root = document.getElementById('root');
      var isStart = event.target === window || /\/assets\//.test(event.target.src || '');
      if (!isStart || (root && root.firstChild)) return;
      show(
        'Le portail n’a pas pu démarrer. Rechargez la page.',
        'The portal could not start. Reload the page.',
        true
      );
    },
    true
  );
})();
